import { useEffect, useState } from 'react';
import { changes, newEntry, publishing, website as words } from '../../content/desk-words/website.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { buttonClass } from '../frame/Button.tsx';
import { FaultNotice, Notice } from '../frame/Page.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { useTitle } from '../frame/use-title.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { entryAt } from './PageMenu.tsx';
import { BuildProgress } from './PublishBar.tsx';
import { useChange } from './requests.ts';

/** A page that is not online yet is built before its words can be typed on it. */
export function OpeningPage({ path, state }: { path: string; state: WebsiteState }) {
  const { mutate, error } = useChange('preview');
  const [isAsked, setIsAsked] = useState(false);
  const heading = useHeadingFocus(path);
  const entry = entryAt(path, state.lists)?.entry;
  const title = entry?.title ?? words.title;
  useTitle(title);
  const draft = entry?.draft;
  const { build } = state;
  const isBuilding = build.state === 'building';
  useEffect(() => {
    if (draft?.is !== 'new' || isAsked || isBuilding) return;
    setIsAsked(true);
    mutate({ build: 'drafts' });
  }, [draft, isAsked, isBuilding, mutate]);
  if (error) return <FaultNotice ref={heading} error={error} again={() => setIsAsked(false)} heading="h1" />;
  const waits = state.drafts.find(({ ids }) => ids[0] === draft?.id)?.waits;
  const isOver = isAsked && !isBuilding;
  const text = !draft
    ? newEntry.notThere
    : build.state === 'failed'
      ? publishing.failed(build.sentence)
      : isOver && waits?.because === 'mistake'
        ? changes.waits(waits.sentence)
        : newEntry.opening(build.state === 'building' ? build.seconds : undefined);
  return (
    <div role="status">
      <Notice ref={heading} title={title} heading="h1" text={text}>
        {draft && build.state === 'building' && <BuildProgress build={build} />}
        <a className={buttonClass.line} href="#/website/changes">
          {changes.title}
        </a>
        {isOver && <WriteButton onClick={() => setIsAsked(false)}>{newEntry.again}</WriteButton>}
      </Notice>
    </div>
  );
}
