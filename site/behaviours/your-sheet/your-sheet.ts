import * as say from '../../../content/messages/sheet.ts';
import { fragmentOf, type Shared, sharedIn } from '../../sheet/link.ts';
import { cardNumber } from '../../sheet/matcher/asks.ts';
import { type Match, match } from '../../sheet/matcher/match.ts';
import { answerOf, openCard } from './card.ts';
import { drawLight } from './drawn-light.ts';
import { putIntoForm } from './form.ts';
import { make } from './make.ts';
import style from './your-sheet.css?url';

/** The light is aimed, and the result spoken, this long after the last key. */
const untilAimed = 120;
/** While a question is typed it is often not understood yet. */
const untilHandedOver = 800;
const untilSpoken = 500;

let opening: Promise<boolean> | undefined;

/**
 * The visitor's own sheet in the hero: a few lines about the shop, and a question as a customer would ask it. The light goes
 * to the line that answers, or straight on to the phone. Everything happens here; nothing is stored or sent. Gives whether it
 * has opened: a link may have no sheet in it.
 */
export async function openSheet(hero: HTMLElement): Promise<boolean> {
  const shared = sharedIn(location.hash) ?? keptSheet();
  const fields = [...hero.querySelectorAll('textarea')];
  const isTyped = fields.some(({ value, defaultValue }) => value !== defaultValue);
  if (!opening && !shared && !isTyped && !hero.dataset['pasted']) return false;
  opening ??= dress().then(() => {
    show(hero, shared);
    return true;
  });
  return opening;
}

/** What was on the sheet when this page was left, or loaded anew. The browser forgets it with the tab. */
const keptSheet = (): Shared | undefined => history.state?.sheet;

function show(hero: HTMLElement, shared: Shared | undefined): void {
  const question = hero.querySelector<HTMLTextAreaElement>('[data-message] textarea');
  const shown = hero.querySelector<HTMLElement>('[data-message] q');
  const place = hero.querySelector<HTMLElement>('[data-answer]');
  if (!question || !shown || !place) return;

  let current: { asked: string; found: Match | undefined } = { asked: '', found: undefined };
  let aiming: ReturnType<typeof setTimeout> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const asked = oneLine(question);
    const lines = card.lines();
    const isAsked = asked.trim() !== '';
    const hasLines = lines.some((line) => line.trim() !== '');
    const found = isAsked && hasLines ? match(lines, asked, new Date().getDay()) : undefined;
    current = { asked, found };
    showMarked(shown, asked, found);
    card.show(found, isAsked);
    clearTimeout(aiming);
    aiming = setTimeout(aim, found?.kind === 'handover' ? untilHandedOver : untilAimed);
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      spoken.textContent = isAsked && !hasLines ? say.lineFirst : spokenOf(found, lines) || card.leftOut();
      keep();
    }, untilSpoken);
  };

  const aim = () => {
    const { asked, found } = current;
    if (found?.kind === 'handover') notice.show(say.phone, maskedCard(asked), say.reasons[found.reason]);
    else if (found?.kind === 'lines' && isBelowSight())
      notice.show(`${answerOf(found.lines)}.`, textsOf(found.lines, card.lines()).join('\n'));
    else notice.hide();
    hero.dataset['aim'] = aimFor(found);
    hero.dispatchEvent(new Event('aim'));
  };

  /** Whether a line that answers lies below a phone's keyboard. Whoever asks sees it above the sheet, and nothing is scrolled. */
  const isBelowSight = () => {
    const end = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
    const lit = [...place.querySelectorAll('[data-lit]')].map((line) => line.getBoundingClientRect().bottom);
    return document.activeElement === question && lit.some((bottom) => bottom > end);
  };

  /** What was typed since has another address than the link that was copied or opened. */
  const leaveLink = () => {
    if (location.hash.startsWith('#sheet='))
      history.replaceState(history.state, '', location.pathname + location.search);
  };

  const isOwn = !shared || history.state?.isOwnSheet === true;
  const sheet = (): Shared => ({ lines: card.lines(), question: question.value });
  const keep = (fragment?: string) => {
    const { lines, question: asked } = sheet();
    const kept = [asked, ...lines].some((text) => text.trim()) ? { lines, question: asked } : undefined;
    history.replaceState({ ...history.state, isOwnSheet: isOwn, sheet: kept }, '', fragment);
  };

  const copyLink = async () => {
    const fragment = fragmentOf(sheet());
    if (!sharedIn(fragment)) return say.linkTooLong;
    keep(fragment);
    return navigator.clipboard.writeText(location.href).then(
      () => say.linkCopied,
      () => say.linkInAddress,
    );
  };

  const card = openCard(place, {
    changed: () => {
      leaveLink();
      update();
    },
    say: (words) => {
      spoken.textContent = words;
    },
    toQuestion: () => question.focus(),
    sendAlong: (onGone) => putIntoForm(card.lines(), onGone),
    copyLink,
  });
  const notice = notification();
  hero.append(notice.element);
  const spoken = place.appendChild(make('p', { className: 'sr-only', role: 'status' }));
  drawLight(hero);

  // The message of the made-up shop goes, but not what was typed in its place.
  if (question.value === question.defaultValue) question.value = '';
  if (shared) {
    question.value = shared.question;
    card.fill(shared.lines, isOwn ? say.title : say.sharedTitle);
  }
  growWith(hero, place);
  question.enterKeyHint = 'done';
  question.addEventListener('input', () => {
    leaveLink();
    update();
  });
  question.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    // "Done" on a phone's keyboard puts it away.
    if (matchMedia('(pointer: coarse)').matches) question.blur();
  });
  // Another link, opened where a sheet is open already, and the way back from it.
  addEventListener('popstate', () => {
    if (sharedIn(location.hash) || (!isOwn && history.state?.isOwnSheet)) location.reload();
  });
  // A keyboard that comes or goes hides or shows a line.
  visualViewport?.addEventListener('resize', aim);
  hero.dataset['aim'] = 'waits';
  update();
  card.take(hero.dataset['pasted'] ?? '');
}

/** On a desk the card lies over the hero, whose foot gives way where the card has more lines than there is room for. */
function growWith(hero: HTMLElement, place: HTMLElement): void {
  const foot = hero.querySelector<HTMLElement>('[data-hero-foot]');
  let over = 0;
  const grow = () => {
    const room = (foot?.offsetTop ?? 0) - over - 24;
    over = Math.max(0, place.offsetTop + place.offsetHeight - room);
    hero.style.setProperty('--sheet-over', `${over}px`);
  };
  const resized = new ResizeObserver(grow);
  for (const element of [hero, place]) resized.observe(element);
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
    parts.push(asked.slice(done, from), make('u', {}, asked.slice(from, to)));
    done = to;
  }
  shown.toggleAttribute('data-empty', asked === '');
  shown.replaceChildren(...(asked === '' ? [say.ask] : [...parts, asked.slice(done)]));
}

const maskedCard = (question: string) => question.replace(new RegExp(cardNumber, 'g'), '••••');

const textsOf = (numbers: number[], sheet: string[]) => numbers.map((number) => sheet[number - 1]?.trim());

/**
 * The notification on the owner's phone, or the line that answers where that is out of sight. Screen readers are told by the
 * status.
 */
function notification() {
  const title = make('small');
  const text = make('q');
  const why = make('p');
  const element = make(
    'div',
    { className: 'hero-notice', ariaHidden: 'true', hidden: true },
    title,
    text,
    why,
  );
  return {
    element,
    show(from: string, words: string, reason = '') {
      element.hidden = false;
      title.textContent = from;
      text.textContent = words;
      why.textContent = reason;
    },
    hide() {
      element.hidden = true;
    },
  };
}

function spokenOf(found: Match | undefined, sheet: string[]): string {
  if (!found) return '';
  if (found.kind === 'handover')
    return found.reason === 'unknown' ? say.spokenHandover : say.reasons[found.reason];
  if (found.kind === 'small talk') return say.saysHello;
  return say.spoken(answerOf(found.lines), textsOf(found.lines, sheet).join('; '));
}
