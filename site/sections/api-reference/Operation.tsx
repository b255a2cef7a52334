import type { DescribedOperation } from '../../api-reference/describe.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { OperationSamples } from './OperationSamples.tsx';
import { OperationWords } from './OperationWords.tsx';

const hueOf = { get: 'blue', post: 'green', put: 'orange', patch: 'orange', delete: 'pink' } as const;

/**
 * One operation: a line that opens to all there is to say about it. Its anchor lies within, because a browser
 * opens the details around the place an address names. Far from the screen it is not laid out.
 */
export function Operation({ operation }: { operation: DescribedOperation }) {
  const { id, method, path, title } = operation;
  return (
    <details className="border-b border-line">
      <summary className="relative grid cursor-pointer list-none items-center gap-x-12 gap-y-1.5 py-5 pr-10 lg:grid-cols-[5fr_7fr] lg:pr-0 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 tracking-tight">{title}</h3>
        <span className="flex items-center gap-x-4 text-small lg:pr-10">
          <span className={`w-20 shrink-0 ${hueClass[hueOf[method]]}`}>
            <Tag>{method.toUpperCase()}</Tag>
          </span>
          <code className="font-code text-ink-2 wrap-anywhere">{path}</code>
        </span>
        <span className="absolute top-6.5 right-0">
          <OpenMark />
        </span>
      </summary>
      <div
        id={id}
        className="grid scroll-mt-20 gap-x-12 gap-y-10 pt-2 pb-14 [contain-intrinsic-size:auto_60rem] [content-visibility:auto] lg:grid-cols-[5fr_7fr] print:block print:[content-visibility:visible]"
      >
        <OperationWords operation={operation} />
        <OperationSamples operation={operation} />
      </div>
    </details>
  );
}
