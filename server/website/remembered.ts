/** What stands in the checkout, what is online and what the newest drafts say are read in turn. */
const keptOfEach = 3;

/**
 * What is read from files, once for each of their latest texts as long as what else it is read with stays as it is: of
 * fifty files, one or two change while the owner types.
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
