import { useState } from 'react';
import { later, pageMenu, typing, changes as words } from '../../content/desk-words/website.ts';
import type { Draft } from '../../contract/website.ts';
import { Buttons, buttonClass } from '../frame/Button.tsx';
import { Confirm } from '../frame/Form.tsx';
import { Notice, Page } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { PublishBar, Remark } from './PublishBar.tsx';
import { itemClass, Publishes, takeBackClass } from './Publishes.tsx';
import { useChange } from './requests.ts';
import { differing, Texts, Words } from './Texts.tsx';
import { WithState } from './WithState.tsx';

/** The list of unpublished changes and of publishes. */
export const ChangesPage = () => (
  <Page title={words.title} lead={words.lead}>
    <WithState>
      {(state) => (
        <>
          <div className="mt-12.5 grid max-w-760 gap-25 pb-15 min-[68rem]:grid-cols-[minmax(0,1.4fr)_minmax(18rem,1fr)]">
            <div>
              {state.film && <Remark>{state.film}</Remark>}
              {state.drafts.length === 0 && (
                <div className="[&_.buttons]:mt-9 [&_h2]:text-small [&_h2]:font-normal [&_h2]:text-ink-2">
                  <Notice title={words.none} text={words.noneText}>
                    <a className={buttonClass.line} href="#/website">
                      {words.open}
                    </a>
                  </Notice>
                </div>
              )}
              <ul>
                {state.drafts.map((draft) => (
                  <DraftRow key={draft.ids.join()} draft={draft} />
                ))}
              </ul>
            </div>
            <Publishes state={state} />
          </div>
          <PublishBar state={state} path="/" />
        </>
      )}
    </WithState>
  </Page>
);

function DraftRow({ draft }: { draft: Draft }) {
  const { label, path, sheet, was, words: typed, place, waits } = draft;
  const { zone, settings, now } = useDeskNow();
  const takeBack = useChange('take-back');
  const keep = useChange('keep');
  const schedule = useChange('schedule');
  const [asks, setAsks] = useState(false);
  const given = { ids: draft.ids, versions: draft.versions };
  const discard = () => takeBack.mutate(given);
  const isNewPage = place === '' && was === '';
  /** Whose words they are, where not of this device. */
  const theirs =
    draft.typed &&
    draft.typed.session !== settings.session &&
    words.typedBy(draft.typed.by, zone.when(draft.typed.at, now));
  const isConflict = waits?.because === 'conflict';
  // The text of a whole page would be too long for a list.
  const stood = (text: string, gone: string) => (text === '' ? gone : place === '' ? words.wholePage : text);
  const [before = '', after = ''] = differing([was, typed]);
  const href = sheet ? `#/website/facts/${sheet}` : path && `#/website/at${path}`;
  return (
    <li className={itemClass}>
      <div className="flex justify-between gap-10">
        <h2 className="quiet font-normal">
          {href ? (
            <a href={href} className={`${buttonClass.word} text-ink`}>
              {label}
            </a>
          ) : (
            label
          )}
        </h2>
        {!isConflict && (
          <WriteButton
            look="word"
            className={takeBackClass}
            busy={takeBack.isPending}
            aria-label={words.about(typing.discard, label)}
            onClick={() => setAsks(true)}
          >
            {typing.discard}
          </WriteButton>
        )}
      </div>
      {isConflict ? (
        <>
          <p>{words.meanwhile}</p>
          <Texts
            place={place}
            texts={[
              [words.there, stood(waits.stands, words.gone)],
              [words.yours, stood(typed, words.gonePage)],
            ]}
          />
          <Buttons className="mt-9">
            <WriteButton look="small" busy={takeBack.isPending} onClick={discard}>
              {typing.takeTheirs}
            </WriteButton>
            {waits.stands !== '' && (
              <WriteButton look="small" busy={keep.isPending} onClick={() => keep.mutate(given)}>
                {typing.keepMine}
              </WriteButton>
            )}
          </Buttons>
        </>
      ) : place === '' ? (
        was !== '' && typed !== '' && <p>{words.wholePage}</p>
      ) : (
        <>
          <Words as="del" className="mt-3 block text-ink-2" place={place} text={before} />
          <Words as="ins" className="mt-3 block no-underline" place={place} text={after} />
        </>
      )}
      {theirs && <p className="quiet text-row">{theirs}</p>}
      {waits?.because === 'later' && (
        <p className="text-row">
          {later.at(zone.moment(waits.at, now))}{' '}
          <WriteButton
            look="word"
            busy={schedule.isPending}
            aria-label={words.about(later.notThen, label)}
            onClick={() => schedule.mutate({ ...given, at: null })}
          >
            {later.notThen}
          </WriteButton>
        </p>
      )}
      {waits && 'sentence' in waits && <p className="text-row text-danger">{words.waits(waits.sentence)}</p>}
      <WriteFault error={takeBack.error ?? keep.error ?? schedule.error} />
      {asks && (
        <Confirm
          title={words.discardAsk(label)}
          words={{ confirm: typing.discard, cancel: pageMenu.cancel }}
          // A fault is said beside the change.
          write={{ isPending: takeBack.isPending, error: null, mutate: discard }}
          onClose={() => setAsks(false)}
        >
          <p>
            {theirs}{' '}
            {isNewPage
              ? pageMenu.deleteNew
              : typed === ''
                ? place === ''
                  ? words.discardDeletion
                  : words.discardGone
                : words.discardText}
          </p>
        </Confirm>
      )}
    </li>
  );
}
