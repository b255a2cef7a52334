import { useEffect, useRef, useState } from 'react';

/** So long after the last change a result is told; a slider passes many on its way. */
const settled = 500;

/** Tells whoever listens what came out, once it stands still. What stood there from the start is not news. */
export function Spoken({ children }: { children: string }) {
  const [told, setTold] = useState('');
  const first = useRef(children);
  useEffect(() => {
    if (children === first.current) return;
    first.current = '';
    const telling = setTimeout(() => setTold(children), settled);
    return () => clearTimeout(telling);
  }, [children]);
  return (
    <p className="sr-only" role="status" aria-atomic="true">
      {told}
    </p>
  );
}
