import { useQuery } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { DeskProvider } from '../live/desk.tsx';
import { session } from '../request/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { Desk } from './Desk.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Who is signed in sees the desk, where the address says; everybody else how to come in. */
export function Gate() {
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
