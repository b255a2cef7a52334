import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { DrawingFault } from './frame/DrawingFault.tsx';
import { client } from './request/client.ts';

/** What stands around everything, whether the server draws it or the browser. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <DrawingFault place="">{children}</DrawingFault>
      </QueryClientProvider>
    </StrictMode>
  );
}
