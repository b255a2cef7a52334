/** The head of a proof: its heading, and beside it whose day it is. */
export function ProofHead({ words: { heading, lead } }: { words: { heading: string; lead: string } }) {
  return (
    <div className="proof-head">
      <h2>{heading}</h2>
      <p>{lead}</p>
    </div>
  );
}
