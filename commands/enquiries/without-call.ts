/** Names the enquiries that came without their call, since only their owner can settle it with who has the time now. */
export function sayWithoutCall(ids: string[]): void {
  if (ids.length === 0) return;
  console.log('The times of these calls are taken there, and only their enquiries have come:');
  for (const id of ids) console.log(`  ${id}`);
}
