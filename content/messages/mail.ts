import { company } from '../company.ts';

/** The email that tells the owner of a message: its sender, its subject, its lines. */
export const sender = () => `${company.name} website`;
export const subject = (name: string) => `New message from ${name}`;
export const subjectWithCall = (name: string) => `${subject(name)}, who booked a call`;
export const suspectedSubject = (name: string) => `[Suspected spam] ${subject(name)}`;
export const promise = () => `${company.name} has promised an answer within ${company.answerTime}.`;
export const reply = 'A reply to this email goes to the visitor.';
export const onDesk = 'Answer it, or erase it, on the desk:';
export const received = 'Received';
export const answerBy = 'Answer by';
export const cameFrom = 'Came from';
/** Where the desk is off, whoever looks after the server finds the message by it. */
export const number = 'Number of the message';
