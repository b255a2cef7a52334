import { Fragment, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import { Sign } from '../frame/Frame.tsx';
import type { Reply as Words } from './assistant.ts';
import type { Exchange } from './conversation.ts';
import { ownersPanel } from './Owner.tsx';

const { panels, head, greeting, speakers, field, suggestions, conversation, facts, owner } = sample;

const longestMessage = 2000;

type Props = {
  /** The scrolling list of messages. */
  ref: RefObject<HTMLDivElement | null>;
  exchanges: Exchange[];
  onAsk: (question: string) => void;
  /** Shows what the owner gets. */
  onSee: () => void;
};

/** The customer's phone: the conversation, suggestions, and a field to type into. */
export function Customer({ ref, exchanges, onAsk, onSee }: Props) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const log = ref.current;
    if (!log?.firstElementChild) return;
    // It grows with every message, and wraps anew at another width.
    const grown = new ResizeObserver(() => beginWhole(log));
    grown.observe(log.firstElementChild);
    return () => grown.disconnect();
  }, [ref]);

  function send(event: SubmitEvent) {
    event.preventDefault();
    const question = input.current?.value.trim();
    if (!input.current || !question) return;
    input.current.value = '';
    onAsk(question);
  }

  return (
    <section className="pane">
      <h3>
        {panels.customer.title} <span>{panels.customer.note}</span>
      </h3>
      <div className="talk">
        <div className="who">
          <Sign
            size={32}
            path="M12 9v14M20 9v14M10 9h12M10 23h12M13 6.5h6M13 25.5h6M12 14l8-4M12 18l8-4M12 22l8-4"
          />
          <p>
            <b>{head.shop}</b>
            <br />
            {head.who}
          </p>
        </div>
        <div
          className="log"
          role="log"
          aria-label={conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
          tabIndex={0}
          ref={ref}
          onScroll={({ currentTarget }) => beginWhole(currentTarget)}
        >
          <div className="messages">
            <p className="said">
              <span className="sr-only">{speakers.assistant} </span>
              {greeting}
            </p>
            {exchanges.map((exchange, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows.
              <Fragment key={index}>
                <p className="asked">
                  <span className="sr-only">{speakers.customer} </span>
                  {exchange.question}
                </p>
                <Reply reply={exchange.reply} onSee={onSee} />
                {exchange.ownerWrote && (
                  <div className="said by-owner">
                    <span className="sr-only">{speakers.owner} </span>
                    {owner.reply}
                    <p className="source">{owner.signed}</p>
                  </div>
                )}
              </Fragment>
            ))}
          </div>
        </div>
        <fieldset className="chips controls">
          <legend className="sr-only">{suggestions.label}</legend>
          {suggestions.questions.map((question) => (
            <button key={question} type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          ))}
        </fieldset>
        <form className="say controls" onSubmit={send}>
          <input
            id="your-message"
            ref={input}
            aria-label={field.label}
            placeholder={field.placeholder}
            maxLength={longestMessage}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" aria-label={field.send}>
            <Sign size={20} path="M10 16V4M5 9l5-5 5 5" />
          </button>
        </form>
      </div>
    </section>
  );
}

/** Reading positions would force a layout; an observer reports them after the next one, and the newest alone. */
let places: IntersectionObserver | undefined;

/** Where the log shows its end, hides the message that is cut at its upper edge, so that it begins with a whole one. */
function beginWhole(log: HTMLElement): void {
  places?.disconnect();
  places = new IntersectionObserver(
    (messages) => {
      places?.disconnect();
      const { top = 0, bottom = 0 } = messages[0]?.rootBounds ?? {};
      const boxes = messages.map(({ boundingClientRect }) => boundingClientRect);
      const isAtEnd = (boxes.at(-1)?.bottom ?? 0) <= bottom;
      const cut = boxes.slice(0, -1).find((box) => box.top < top && box.bottom > top);
      log.style.setProperty('--cut', isAtEnd && cut ? `${cut.bottom - top}px` : '0px');
    },
    { root: log },
  );
  for (const message of log.querySelectorAll('.messages > *')) places.observe(message);
}

/** At most this many lines are named below an answer. Each line of the week's hours counts. */
const mostNamed = 5;

/** The assistant's answer, and the lines of the sheet that it comes from. */
function Reply({ reply, onSee }: Pick<Props, 'onSee'> & { reply: Words }) {
  return (
    <div className={reply.lines.length > 0 ? 'said known' : 'said'}>
      <span className="sr-only">{speakers.assistant} </span>
      {reply.says}
      {reply.lines.slice(0, mostNamed).map((line) => (
        <p key={line} className="source">
          <i>{line}</i> {facts[line - 1]?.line}
        </p>
      ))}
      {reply.owner && (
        <p className="source">
          <a href={`#${ownersPanel}`} onClick={onSee}>
            {owner.see}
          </a>
        </p>
      )}
    </div>
  );
}
