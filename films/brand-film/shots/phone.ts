import type { Shots } from '../../../content/schemas/film.ts';
import { color } from '../../drawing/colors.ts';
import { drawHeading, headline, plain, showText } from '../../drawing/lettering.ts';
import { drawInbox } from '../inbox.ts';
import { line, type Shot } from '../shot.ts';

const at = { heading: 0.2, messages: [0.4, 1.0, 1.5, 1.95, 2.3, 2.6, 2.85] };

/** Seven messages arrive, faster and faster. Viewers see that they pile up and need not read them. */
export const phone: Shot<Shots['phone']> = {
  seconds: 5.2,
  stays: true,
  said: ({ heading, unread, messages }) => [
    line(heading, at.heading),
    line(unread.replace('{count}', String(messages.length)), at.messages.at(-1) ?? 0),
  ],
  draw(stage, { heading, unread, now, messages }, seconds) {
    const { pen, layout } = stage;
    const { margin: x, middle, measure, size } = layout;
    drawInbox(stage, { messages, came: at.messages, ago: now, faint: 0 }, seconds);
    const place = { x, y: middle, width: measure.half };
    const last = drawHeading(pen, heading, place, headline(size.large), seconds - at.heading);
    const came = at.messages.filter((moment) => seconds >= moment);
    const counted = unread.replace('{count}', String(came.length));
    showText(
      pen,
      counted,
      { ...place, y: last + size.line * 2.2 },
      plain(size.line, color.ink2, 500),
      seconds - (came[0] ?? Number.POSITIVE_INFINITY),
    );
  },
};
