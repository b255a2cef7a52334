import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import { Sign } from '../frame/Frame.tsx';
import type { Exchange } from './conversation.ts';

export const ownersPanel = 'owners-phone';

type Props = {
  exchanges: Exchange[];
  /** Whether a phone shows what is below the heading. */
  isOpen: boolean;
  onFold: () => void;
  onAnswer: (exchange: number) => void;
};

/** The owner's phone: every question the sheet could not answer, newest first. */
export function Owner({ exchanges, isOpen, onFold, onAnswer }: Props) {
  const { panels, owner, clock } = sample;
  const passed = exchanges.flatMap(({ reply, ownerWrote }, exchange) =>
    reply.owner ? [{ ...reply.owner, kind: reply.kind, ownerWrote, exchange }] : [],
  );
  const waiting = passed.filter(({ ownerWrote }) => !ownerWrote).length;
  return (
    <section className="pane owner" id={ownersPanel} data-open={isOpen || undefined}>
      <h3>
        {panels.owner.title}{' '}
        <span aria-live="polite">{waiting > 0 && panels.owner.note.replace('{count}', String(waiting))}</span>
        <Fold label={panels.owner.title} isOpen={isOpen} onFold={onFold} />
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

/** On phones a pane is folded to its heading, and this opens it. */
export function Fold({ label, isOpen, onFold }: { label: string; isOpen: boolean; onFold: () => void }) {
  return (
    <button
      className="fold controls"
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onFold}
    >
      <Sign size={16} path={isOpen ? 'M3 8h10' : 'M3 8h10M8 3v10'} />
    </button>
  );
}
