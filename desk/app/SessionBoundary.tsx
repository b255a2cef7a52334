import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { DrawingFault } from '../frame/DrawingFault.tsx';
import { FaultNotice, Skeleton } from '../frame/Page.tsx';
import { DeskProvider } from '../live/desk.tsx';
import { client } from '../request/client.ts';
import { session } from '../request/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Desk } from './Desk.tsx';

/** Who is signed in sees the desk, where the address says; everybody else how to come in. */
export function SessionBoundary() {
  const { data, error, refetch } = useQuery({ ...session, refetchOnReconnect: 'always' });
  if (data?.signedIn)
    return (
      <DeskProvider settings={data.settings}>
        <Router hook={useHashLocation}>
          <Desk />
        </Router>
      </DeskProvider>
    );
  return (
    <main className="alone">
      {data ? (
        <SignIn because={data.because} />
      ) : error ? (
        <FaultNotice heading="h1" error={error} again={refetch} />
      ) : (
        <Skeleton />
      )}
    </main>
  );
}

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
