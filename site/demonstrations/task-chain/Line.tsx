type Props = {
  /** A line of the sample, with {customer} and the like in it. */
  text: string;
  values: Record<string, string>;
};

/** A line with what was typed put in, and the customer's name marked wherever it went. */
export function Line({ text, values }: Props) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's parts never change places.
    return part === 'customer' ? <b key={index}>{values[part]}</b> : values[part];
  });
}
