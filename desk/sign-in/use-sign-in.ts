import { useMutation } from '@tanstack/react-query';
import { ask } from '../request/ask.ts';
import { enterDesk } from './place.ts';

/** Signs this device in with the secret of a link. */
export const useSignIn = () =>
  useMutation({ mutationFn: (secret: string) => ask('/sign-in', { secret }), onSuccess: enterDesk });
