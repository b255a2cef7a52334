/** What is read from files, once for each as long as it stays as it is: of fifty, one or two change while the owner types. */
export function remembered<Result>(read: (file: string, source: string) => Result) {
  const last = new Map<string, { source: string; result: Result }>();
  return (file: string, source: string): Result => {
    const known = last.get(file);
    if (known?.source === source) return known.result;
    const result = read(file, source);
    last.set(file, { source, result });
    return result;
  };
}
