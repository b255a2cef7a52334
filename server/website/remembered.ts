/** Three versions of a file are read in turn: the checkout's, the one online and the newest draft. */
const keptOfEach = 3;

/**
 * Remembers the results for the latest versions of each file. While the owner types, one or two of fifty files change,
 * and the others need not be read again.
 */
export function remembered<Result, With extends unknown[]>(
  read: (file: string, source: string, ...others: With) => Result,
) {
  const latest = new Map<string, { source: string; others: With; result: Result }[]>();
  return (file: string, source: string, ...others: With): Result => {
    const ofFile = latest.get(file) ?? [];
    const known = ofFile.find(
      (each) => each.source === source && others.every((other, index) => other === each.others[index]),
    );
    const newest = known ?? { source, others, result: read(file, source, ...others) };
    latest.set(file, [newest, ...ofFile.filter((each) => each !== newest)].slice(0, keptOfEach));
    return newest.result;
  };
}
