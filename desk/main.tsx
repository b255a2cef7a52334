import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './desk.css';
import { signInPath } from '../contract/desk.ts';
import { DrawingFault } from './frame/DrawingFault.tsx';
import { Gate } from './frame/Gate.tsx';
import { client } from './request/client.ts';
import { session } from './request/session.ts';
import { OpenedLink } from './sign-in/OpenedLink.tsx';

const isLink = location.pathname === signInPath;
if (!isLink) client.query(session).catch(() => undefined);

const root = document.getElementById('desk');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <DrawingFault place="">{isLink ? <OpenedLink /> : <Gate />}</DrawingFault>
      </QueryClientProvider>
    </StrictMode>,
  );
