import type { ReactNode } from 'react';
import { publishing } from '../../content/desk-words/website.ts';
import type { Build, Draft, WebsiteState } from '../../contract/website.ts';
import { Buttons, buttonClass } from '../frame/Button.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { BuildProgress, saidOfBuilding, useNews } from './PublishBar.tsx';
import { useChange } from './requests.ts';

/** The state of the preview, and the button that publishes it. */
export function Preview({ state }: { state: WebsiteState }) {
  const { build, drafts, upload } = state;
  const { zone } = useDesk();
  const preview = useChange('preview');
  const publish = useChange('publish');
  const ready = drafts.filter(({ waits }) => !waits).length;
  const isBusy = build.state === 'building' || publish.isPending || preview.isPending;
  const news = useNews(state);
  if (drafts.length === 0 && build.state === 'building')
    return (
      <Panel>
        <p>{saidOfBuilding(build)}</p>
        <BuildProgress build={build} />
      </Panel>
    );
  if (drafts.length === 0 && !news) return null;
  if (drafts.length === 0)
    return (
      <Panel isReady>
        <p>
          <strong>{upload ? publishing.noneToUpload : publishing.none}</strong> {news}
        </p>
        <Buttons className="mt-9">
          <a className={buttonClass.line} href="/" target="_blank" rel="noopener">
            {publishing.openSite}
          </a>
        </Buttons>
      </Panel>
    );
  return (
    <Panel isReady={build.state === 'ready'}>
      {build.state === 'ready' && (
        <>
          <p>
            <strong>{publishing.ready}</strong>{' '}
            {publishing.of(publishing.count(build.changes), build.seconds, zone.time(Date.parse(build.at)))}
          </p>
          <p>{publishing.differ(build.differing.length, build.pages)}</p>
        </>
      )}
      {build.state === 'building' && <p>{saidOfBuilding(build)}</p>}
      {build.state === 'failed' && (
        <p className="text-row text-danger">{publishing.failed(build.sentence)}</p>
      )}
      {build.state === 'building' && <BuildProgress build={build} />}
      <Buttons className="mt-9 first:mt-0">
        <WriteButton look="solid" busy={isBusy || ready === 0} onClick={() => publish.mutate({})}>
          {publishing.publishCount(ready)}
        </WriteButton>
        {build.state === 'ready' ? (
          <a className={buttonClass.line} href={`#/website/look${firstToLookAt(build, drafts)}`}>
            {publishing.look}
          </a>
        ) : (
          <WriteButton busy={isBusy || ready === 0} onClick={() => preview.mutate({ build: 'preview' })}>
            {publishing.preview}
          </WriteButton>
        )}
      </Buttons>
      <WriteFault error={preview.error ?? publish.error} />
    </Panel>
  );
}

/** In the light once what it shows is ready. */
function Panel({ isReady = false, children }: { isReady?: boolean; children: ReactNode }) {
  return (
    <section
      className={`mb-12.5 rounded-card border border-line-strong px-12.5 py-11 text-small ${isReady ? '[background:var(--spectrum)_bottom/100%_2px_no-repeat]' : ''}`}
      role="status"
    >
      {children}
    </section>
  );
}

/** A page that shows one of the changes. */
function firstToLookAt({ differing }: Extract<Build, { state: 'ready' }>, drafts: Draft[]): string {
  const paths = drafts.map(({ path }) => path ?? '');
  return paths.find((path) => differing.includes(path)) ?? differing[0] ?? '/';
}
