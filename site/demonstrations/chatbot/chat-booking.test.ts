import { describe, expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import { assistantOf } from './assistant.ts';

const assistant = assistantOf((await readSample('content/demonstrations/ai-chatbots.yaml')) as Chatbot);

function talk(...messages: string[]) {
  let { start: memory } = assistant;
  return messages.map((message) => {
    const turn = assistant.reply(memory, message);
    memory = turn.memory;
    return turn.reply;
  });
}

describe('a booking', () => {
  test('asks step by step, and gives no time twice', () => {
    const replies = talk(
      'got anything free saturday',
      'fade',
      '1pm',
      'do you take cards?',
      'Chris',
      'a fade saturday at 1',
    );
    expect(replies.map(({ kind }) => kind)).toEqual([
      'question',
      'question',
      'question',
      'answer',
      'booked',
      'question',
    ]);
    expect(replies[3]?.lines).toEqual([22]);
    expect(replies[3]?.says).toContain('What name should I put down?');
    expect(replies[4]?.owner?.text).toBe('Saturday 1:00 pm: skin fade, Chris');
    expect(replies[5]?.says).not.toContain('1:00 pm');
  });

  test('a yes to an open question gets its choices, and not the same question again', () => {
    const replies = talk('book me', 'yes', 'a shave', 'ok', 'friday', 'yes please', '5:45', 'sure');
    for (const [index, { says, kind }] of replies.entries()) {
      expect(kind).toBe('question');
      expect(says).not.toBe(replies[index - 1]?.says);
    }
    expect(replies[1]?.says).toContain('skin fade');
    expect(replies[3]?.says).toContain('Thursday 11:00 am');
    expect(replies[5]?.says).toContain('10:15 am or 5:45 pm');
  });

  test('a parent and children are booked together', () => {
    const [, booked] = talk('book me and my 2 sons friday 10:15', 'Dana');
    expect(booked?.owner?.text).toBe('Friday 10:15 am: haircut and 2 × child’s haircut, Dana');
  });

  test('names free times if a day is closed or a time is taken, and can be abandoned', () => {
    const replies = talk('book me sunday', 'a shave', 'friday', '8 pm', 'nevermind', 'thanks');
    expect(replies[0]?.lines).toEqual([3, 15]);
    expect(replies[3]?.says).toContain('10:15 am or 5:45 pm');
    expect(replies[4]?.says).toBe('All right, nothing is booked.');
    expect(replies.every(({ owner }) => owner === undefined)).toBe(true);
  });

  test.each(['how long is the wait', 'do you cut womens hair', 'can my wife get a cut'])(
    'hands over what the sheet does not say, also in between: %s',
    (question) => {
      const [, reply] = talk('a haircut saturday', question);
      expect(reply?.owner?.reason).toBe('Not on the sheet');
    },
  );

  test('repeats its question once beside another answer, and ends when a person takes over', () => {
    const [asked, first, second, , later, thanks] = talk(
      'book me thursday at 11',
      'can i pay with card',
      'do you have parking',
      'I want to talk to a human',
      'is there a step',
      'thanks',
    );
    const question = asked?.says ?? '';
    expect(first?.says).toContain(question);
    for (const reply of [second, later, thanks]) expect(reply?.says).not.toContain(question);
    expect(thanks?.kind).toBe('small talk');
  });

  test('recognizes thanks, and keeps a name whenever it is given', () => {
    const [, thanks, , done] = talk('book me thursday at 11', 'thank you', 'my name is Rosa', 'a fade');
    expect(thanks?.kind).toBe('small talk');
    expect(done?.owner?.text).toBe('Thursday 11:00 am: skin fade, Rosa');
  });

  test('answers a question for a price without choosing the service', () => {
    const [, , price, done] = talk('a haircut saturday', '1pm', 'how much for my 9yr old', 'Jo');
    expect(price?.lines).toEqual([10]);
    expect(price?.says).toContain('What name should I put down?');
    expect(done?.owner?.text).toBe('Saturday 1:00 pm: haircut, Jo');
  });

  test('says whether the wanted barber is in, and continues', () => {
    const [asked, , , done] = talk('can sam do me tmrw', 'a fade', '11', 'Lee');
    expect(asked?.lines).toContain(19);
    expect(done?.owner?.text).toBe('Thursday 11:00 am: skin fade, Lee');
  });

  test('knows what "that" costs', () => {
    const [, price, done] = talk('need a cut tomorrow at 11', 'how much is that', 'Jo');
    expect(price?.lines).toEqual([5]);
    expect(done?.owner?.text).toBe('Thursday 11:00 am: haircut, Jo');
  });

  test('can be completed in two messages', () => {
    const [, done] = talk('skin fade thurs 3:30', 'my name is Dana');
    expect(done?.owner?.text).toBe('Thursday 3:30 pm: skin fade, Dana');
  });

  test('tells names from questions, however a name looks', () => {
    const [, yes, price, done] = talk('fade thursday 11', 'yes', 'how much', 'Carl');
    expect(yes?.kind).toBe('question');
    expect(price?.lines).toEqual([6]);
    expect(done?.owner?.text).toContain('Carl');
  });

  test.each([
    ['3.30', 'Jake', 'haircut, Jake'],
    ['330', 'José', 'haircut, José'],
    ['15:30', '<b>Bob</b>', 'haircut, Bob'],
  ])('reads %j and %j', (time, name, booked) => {
    const replies = talk('haircut tomorrow', time, name);
    expect(replies.at(-1)?.owner?.text).toBe(`Thursday 3:30 pm: ${booked}`);
  });

  test('does not take a correction for a name', () => {
    const replies = talk('fade and beard friday 10:15', 'lol idk', 'with sam please', 'actually 5:45', 'Al');
    expect(replies.at(-1)?.owner?.text).toBe('Friday 5:45 pm: skin fade and beard trim, Al');
  });

  test('does not book a day of a later week, and can be declined', () => {
    const [later, , no] = talk('fade next friday 10:15', 'friday', 'no');
    expect(later?.says).toMatch(/^Which day/);
    expect(no?.says).toBe('All right, nothing is booked.');
  });

  test('says at night that the day is over', () => {
    const [today] = talk('are you open today');
    expect(today?.says).toMatch(/^We are closed now/);
  });

  test('hands over when every time is gone', () => {
    const slots = [
      'thursday 11',
      'thursday 3:30',
      'friday 10:15',
      'friday 5:45',
      'saturday 9:30',
      'saturday 1',
    ];
    const replies = talk(...slots.flatMap((slot) => [`fade ${slot}`, 'Jo Li']), 'fade saturday');
    expect(replies.filter(({ kind }) => kind === 'booked')).toHaveLength(6);
    expect(replies.at(-1)?.kind).toBe('handover');
  });
});
