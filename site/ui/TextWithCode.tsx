/** A sentence with names in `backticks` set as code. */
export function TextWithCode({ children }: { children: string }) {
  // Split at the backticks: every second part was between two of them.
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
      <code key={index} className="font-code text-[0.92em] text-ink wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
