import type { Shots } from '../../../content/schemas/film.ts';
import { come, headline, plain, rise, widthOf, write } from '../../drawing/lettering.ts';
import { color, ease, light, progress } from '../../drawing/motion.ts';
import { faded, rounded } from '../../drawing/panels.ts';
import { drawInbox } from '../inbox.ts';
import { line, type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

const at = { name: 0, hours: 0.4, action: 0.8 };

export const page: Shot<Shots['page']> = {
  seconds: 5.2,
  said: (words) => [
    ...saidInTrade(words),
    ...(['name', 'hours', 'action'] as const).map((part) => sample(words[part], tradeTimes.work + at[part])),
  ],
  draw(stage, words, seconds) {
    const size = stage.layout.size.panel;
    drawTrade(
      stage,
      {
        thing: 'browser',
        after: 'phone',
        rayStays: false,
        hue: 'white',
        words,
        work(pen, { x, y }, since) {
          const there = (start: number) => ease(progress(since, start, start + 0.4));
          faded(pen, there(at.name), () => write(pen, words.name, x, y + 76, headline(size * 1.8)));
          faded(pen, there(at.hours), () => {
            pen.fillStyle = light.green;
            pen.fillRect(x, y + 146, 34, 3);
            write(pen, words.hours, x + 52, y + 158, plain(size, color.ink2, 500));
          });
          faded(pen, there(at.action), () => {
            const lettering = plain(size, color.ground, 600);
            const width = widthOf(pen, words.action, lettering) + 96;
            rounded(pen, { x, y: y + 224, width, height: 90 }, 12);
            pen.fillStyle = color.ink;
            pen.fill();
            write(pen, words.action, x + width / 2, y + 224 + 45 + size * 0.35, lettering, 'center');
          });
        },
      },
      seconds,
    );
  },
};

const phoneAt = { heading: 0.2, messages: [0.4, 1.0, 1.5, 1.95, 2.3, 2.6, 2.85] };

/** Seven messages come in, faster and faster. That they pile up is seen; what they say need not be read. */
export const phone: Shot<Shots['phone']> = {
  seconds: 5.2,
  stays: true,
  said: ({ heading, unread, messages }) => [
    line(heading, phoneAt.heading),
    line(unread.replace('{count}', String(messages.length)), phoneAt.messages.at(-1) ?? 0),
  ],
  draw(stage, { heading, unread, now, messages }, seconds) {
    const { pen, layout } = stage;
    const { margin: x, middle, measure, size } = layout;
    drawInbox(stage, { messages, came: phoneAt.messages, ago: now, faint: 0 }, seconds);
    const place = { x, y: middle, width: measure.half };
    const last = rise(pen, heading, place, headline(size.large), seconds - phoneAt.heading);
    const came = phoneAt.messages.filter((moment) => seconds >= moment);
    const counted = unread.replace('{count}', String(came.length));
    come(
      pen,
      counted,
      { ...place, y: last + size.line * 2.2 },
      plain(size.line, color.ink2, 500),
      seconds - (came[0] ?? Number.POSITIVE_INFINITY),
    );
  },
};
