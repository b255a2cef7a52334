import { lesson as labels } from '../../../content/labels.ts';

/** The keys there are, shown by one of them. */
export function Keys() {
  return (
    <dl id="keys" popover="auto" className="panel keys" data-keys>
      {labels.keyTable.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>
            <code>{keys}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
