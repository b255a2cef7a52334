import { company } from '../company.ts';

/** The mail that tells the owner of an enquiry: who sends it, its subject, its lines. */
export const sender = `${company.name} website`;
export const subject = (name: string) => `New enquiry from ${name}`;
export const suspectedSubject = (name: string) => `[Suspected spam] ${subject(name)}`;
export const promise = `${company.name} has promised an answer within ${company.answerTime}.`;
export const reply = 'Answering this mail writes to the visitor.';
export const onDesk = 'Answer it, or erase it, on the desk:';
export const received = 'Received';
export const erase = 'To erase this enquiry:';
