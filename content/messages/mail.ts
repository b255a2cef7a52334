import { company } from '../company.ts';

/** The mail that tells the owner of an enquiry. */
export const mail = {
  sender: `${company.name} website`,
  subject: (name: string) => `New enquiry from ${name}`,
  suspected: '[Suspected spam] ',
  promise: `${company.name} has promised an answer within ${company.answerTime}.`,
  reply: 'Answering this mail writes to the visitor.',
  received: 'Received',
  erase: 'To erase this enquiry:',
};
