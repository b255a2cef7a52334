/** Words that are typed; the painter hides those that are not yet. */
export function Typed({ children }: { children: string }) {
  return <span data-typed>{children}</span>;
}
