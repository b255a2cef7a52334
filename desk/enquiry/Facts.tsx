import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { pageNamed } from '../list/came-from.ts';
import type { Sent } from './sent.ts';

/** What else was sent. Nothing of it can be clicked: anybody can have written it. */
export function Facts({ enquiry }: { enquiry: Sent }) {
  const { other_social_media, instagram_handle, came_from, seconds_to_fill, time_zone, website } = enquiry;
  const facts: [label: string, value: string | null | undefined][] = [
    [words.social, [instagram_handle, other_social_media].filter(Boolean).join(', ')],
    [words.from, came_from ? pageNamed(came_from).title : words.unknownPage],
    [words.filledIn, seconds_to_fill === null ? null : wordSeconds(seconds_to_fill)],
    [words.zone, time_zone],
    [words.hidden, website],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const wordSeconds = (seconds: number) =>
  words.filledInSpan(Math.floor(seconds / 60), Math.round(seconds) % 60);
