/** In a summary: a plus while its details are closed, a minus while they are open. */
export function OpenMark() {
  return (
    <span
      aria-hidden="true"
      className="relative block size-3 shrink-0 before:absolute before:top-1/2 before:h-px before:w-full before:bg-current after:absolute after:left-1/2 after:h-full after:w-px after:bg-current after:transition-transform [[open]>summary_&]:after:scale-y-0"
    />
  );
}
