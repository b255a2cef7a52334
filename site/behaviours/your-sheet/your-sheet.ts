import * as say from '../../../content/messages/sheet.ts';
import { fragmentOf, type Shared, sharedIn } from '../../sheet/link.ts';
import { type Match, match } from '../../sheet/matcher/match.ts';
import { cardNumber } from '../../sheet/matcher/reasons.ts';
import { openCard } from './card.ts';
import { drawLight } from './drawn-light.ts';
import { putIntoForm } from './form.ts';
import { make } from './make.ts';
import style from './your-sheet.css?url';

/** The light is aimed, and the result spoken, this long after the last key. */
const untilAimed = 120;
const untilSpoken = 500;

let isOpen = false;

/**
 * The visitor's own sheet in the hero: a few lines about the shop, and a question as a customer would ask it. The light goes
 * to the line that answers, or straight on to the phone. Everything happens here; nothing is stored or sent. Gives whether it
 * opens: a link may have no sheet in it.
 */
export function openSheet(hero: HTMLElement): boolean {
  const shared = sharedIn(location.hash);
  const fields = [...hero.querySelectorAll('textarea')];
  const isTyped = fields.some(({ value, defaultValue }) => value !== defaultValue);
  if (!isOpen && (shared || isTyped)) {
    isOpen = true;
    void dress().then(() => show(hero, shared));
  }
  return isOpen;
}

function show(hero: HTMLElement, shared: Shared | undefined): void {
  const question = hero.querySelector<HTMLTextAreaElement>('[data-message] textarea');
  const shown = hero.querySelector<HTMLElement>('[data-message] q');
  const place = hero.querySelector<HTMLElement>('[data-answer]');
  if (!question || !shown || !place) return;

  let aiming: ReturnType<typeof setTimeout> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const asked = oneLine(question);
    const lines = card.lines();
    const isAsked = asked.trim() !== '' && lines.some((line) => line.trim() !== '');
    const found = isAsked ? match(lines, asked, new Date().getDay()) : undefined;
    showMarked(shown, asked, found);
    card.show(found);
    phone.show(asked, found);
    hero.dataset['aim'] = aimFor(found);
    clearTimeout(aiming);
    aiming = setTimeout(() => hero.dispatchEvent(new Event('aim')), untilAimed);
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      spoken.textContent = spokenOf(found, lines);
    }, untilSpoken);
  };

  const copyLink = async () => {
    const fragment = fragmentOf({ lines: card.lines(), question: question.value });
    if (!sharedIn(fragment)) return say.linkTooLong;
    history.replaceState(history.state, '', fragment);
    return navigator.clipboard.writeText(location.href).then(
      () => say.linkCopied,
      () => say.linkInAddress,
    );
  };

  const card = openCard(place, {
    changed: update,
    toQuestion: () => question.focus(),
    sendAlong: () => putIntoForm(card.lines()),
    copyLink,
  });
  const phone = hero.appendChild(phoneFor());
  const spoken = place.appendChild(make('p', { className: 'sr-only', role: 'status' }));
  drawLight(hero);

  // The message of the made-up shop goes, but not what was typed in its place.
  if (question.value === question.defaultValue) question.value = '';
  if (shared) {
    question.value = shared.question;
    card.fill(shared.lines, say.sharedTitle);
  }
  question.enterKeyHint = 'done';
  question.addEventListener('input', update);
  question.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // "Done" on a phone's keyboard puts it away.
    if (matchMedia('(pointer: coarse)').matches) question.blur();
  });
  update();
}

const aimFor = (found: Match | undefined) =>
  found?.kind === 'lines' ? 'line' : found?.kind === 'handover' ? 'phone' : 'waits';

/** Waits for the style, or for its failure: then the sheet is bare, and works. */
const dress = () =>
  new Promise<void>((resolve) => {
    const link = make('link', { rel: 'stylesheet', href: style });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** A pasted line break is a blank: a message is one line. */
function oneLine(field: HTMLTextAreaElement): string {
  if (field.value.includes('\n')) field.value = field.value.replaceAll('\n', ' ');
  return field.value;
}

/** The question as it is typed, in which the words that counted are marked. */
function showMarked(shown: HTMLElement, asked: string, found: Match | undefined): void {
  const places = found?.kind === 'lines' ? found.places : [];
  const parts: (string | Node)[] = [];
  let done = 0;
  for (const { from, to } of places) {
    parts.push(asked.slice(done, from), make('mark', {}, asked.slice(from, to)));
    done = to;
  }
  shown.toggleAttribute('data-empty', asked === '');
  shown.replaceChildren(...(asked === '' ? [say.ask] : [...parts, asked.slice(done)]));
}

const digits = new RegExp(cardNumber, 'g');

/** The notification on the owner's phone. Screen readers are told by the status. */
function phoneFor() {
  const asked = make('q');
  const why = make('p');
  const phone = make(
    'div',
    { className: 'hero-phone', ariaHidden: 'true' },
    make('small', {}, say.phone),
    asked,
    why,
  );
  phone.toggleAttribute('data-phone', false);
  return Object.assign(phone, {
    show(question: string, found: Match | undefined) {
      const isHere = found?.kind === 'handover';
      phone.toggleAttribute('data-phone', isHere);
      if (!isHere) return;
      asked.textContent = question.replace(digits, '••••');
      why.textContent = say.reasons[found.reason];
    },
  });
}

function spokenOf(found: Match | undefined, sheet: string[]): string {
  if (!found) return '';
  if (found.kind === 'handover') return say.spokenHandover;
  if (found.kind === 'small talk') return say.saysHello;
  const lines = found.lines.map((number) => sheet[number - 1]?.trim());
  return say.spoken(say.answerOf(found.lines), lines.join('; '));
}
