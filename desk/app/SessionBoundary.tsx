import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { DrawingFault } from '../frame/DrawingFault.tsx';
import { FaultNotice, Skeleton } from '../frame/Page.tsx';
import { DeskProvider } from '../live/desk.tsx';
import { client } from '../request/client.ts';
import { session } from '../request/session.ts';
import { aloneClass, SignIn } from '../sign-in/SignIn.tsx';
import { Desk } from './Desk.tsx';

/** Shows the desk to whoever is signed in, and the sign-in page to everybody else. */
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
    <main className={aloneClass}>
      {data ? (
        <SignIn {...data} />
      ) : error ? (
        <FaultNotice heading="h1" error={error} again={refetch} />
      ) : (
        <Skeleton />
      )}
    </main>
  );
}

/** The frame around every page, both on the server and in the browser. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <DrawingFault place="">{children}</DrawingFault>
      </QueryClientProvider>
    </StrictMode>
  );
}
