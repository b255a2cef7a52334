import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import type { Exchange } from './conversation.ts';

export const ownersPanel = 'owners-phone';

type Props = {
  sample: Chatbot;
  exchanges: Exchange[];
  onAnswer: (exchange: number) => void;
};

/** The owner's phone: every question the sheet could not answer, newest first. */
export function Owner({ sample, exchanges, onAnswer }: Props) {
  const { panels, owner, clock } = sample;
  const passed = exchanges.flatMap(({ reply, ownerWrote }, exchange) =>
    reply.owner ? [{ ...reply.owner, kind: reply.kind, ownerWrote, exchange }] : [],
  );
  const waiting = passed.filter(({ ownerWrote }) => !ownerWrote).length;
  return (
    <section className="pane owner" id={ownersPanel}>
      <h3>
        {panels.owner.title}{' '}
        {waiting > 0 && <span>{panels.owner.note.replace('{count}', String(waiting))}</span>}
      </h3>
      <div className="notes" aria-live="polite">
        {passed.length === 0 && <p className="empty">{owner.empty}</p>}
        {passed.toReversed().map(({ reason, text, kind, ownerWrote, exchange }) => (
          <article key={exchange} className={kind === 'booked' ? 'note booked' : 'note'}>
            <p className="reason">
              <b>{reason}</b> <span>{clock.time}</span>
            </p>
            {kind === 'booked' ? <p>{text}</p> : <q>{text}</q>}
            {kind === 'handover' && !ownerWrote && (
              <>
                <p className="told">{owner.told}</p>
                <button className="button controls" type="button" onClick={() => onAnswer(exchange)}>
                  {owner.answer}
                </button>
              </>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
