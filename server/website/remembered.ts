/**
 * What is read from files, once for each as long as it and what else it is read with stay as they are: of fifty, one or two
 * change while the owner types.
 */
export function remembered<Result, With extends unknown[]>(
  read: (file: string, source: string, ...others: With) => Result,
) {
  const last = new Map<string, { source: string; others: With; result: Result }>();
  return (file: string, source: string, ...others: With): Result => {
    const known = last.get(file);
    if (known?.source === source && others.every((other, index) => other === known.others[index]))
      return known.result;
    const result = read(file, source, ...others);
    last.set(file, { source, others, result });
    return result;
  };
}
