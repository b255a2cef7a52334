import { publishing as words } from '../../content/desk-words/website.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useChange } from './requests.ts';

type Props = {
  state: WebsiteState /** What to do while there is nothing. */;
  hint: string;
  onLook: () => void;
};

/** What is kept and not online, and how it gets there. */
export function PublishBar({ state: { drafts, build, behind }, hint, onLook }: Props) {
  const preview = useChange('preview');
  const publish = useChange('publish');
  const ready = drafts.filter(({ waits }) => !waits);
  const isBusy = build.state === 'building' || preview.isPending || publish.isPending;
  return (
    <footer className="publish-bar">
      <p role="status">
        {drafts.length === 0 ? (
          `${words.none} ${hint}`
        ) : (
          <>
            <a href="#/website/changes">{words.count(drafts.length)}</a> {words.kept}
          </>
        )}
        {build.state === 'building' && <span>{words.building}</span>}
        {build.state === 'failed' && <span className="fault">{words.failed(build.sentence)}</span>}
        {behind && <span>{behind}</span>}
      </p>
      <WriteFault error={preview.error ?? publish.error} />
      {drafts.length > 0 && (
        <div className="buttons">
          {build.state === 'ready' ? (
            <button type="button" className="button small" onClick={onLook}>
              {words.look}
            </button>
          ) : (
            <WriteButton
              className="button small"
              busy={isBusy || ready.length === 0}
              onClick={() => preview.mutate({ build: 'preview' })}
            >
              {words.preview}
            </WriteButton>
          )}
          <WriteButton
            className="button small solid"
            busy={isBusy || ready.length === 0}
            onClick={() => publish.mutate({})}
          >
            {words.publish}
          </WriteButton>
        </div>
      )}
    </footer>
  );
}
