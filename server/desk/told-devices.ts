import { badPushKeys, tooManyDevices, unknownPushService } from '../../content/messages/desk-answers.ts';
import type { Given } from '../../contract/functions.ts';
import { isPushService } from '../notifications/push.ts';
import { areKeys, identityFrom } from '../notifications/web-push.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import type { Settings } from '../settings.ts';
import type { DatabaseClient } from './database-client.ts';

type Parts = {
  database: DatabaseClient;
  settings: Pick<Settings, 'pushHosts'>;
  serviceKey: string;
};

/** The devices that are told of messages. What a browser gives as its push service is checked, because we call it. */
export function createToldDevices({ database, settings, serviceKey }: Parts) {
  return {
    key: identityFrom(serviceKey).publicKey,
    /** From now on the session's device is told, or no more if it gives no address. */
    async tell(session: string, given: Record<string, unknown>): Promise<{ told: boolean } | WireFault> {
      const { endpoint, p256dh, auth, shows_name } = { ...nothing, ...given };
      if (endpoint !== '') {
        if (!isPushService(`${endpoint}`, settings.pushHosts)) return faults.refused(unknownPushService);
        if (!areKeys({ p256dh: `${p256dh}`, auth: `${auth}` })) return faults.refused(badPushKeys);
      }
      // The contract refuses values of other types.
      const device = { session, endpoint, p256dh, auth, shows_name } as Given<'desk_tell_device'>;
      const told = await database.call('desk_tell_device', device);
      if (told instanceof WireFault) return told;
      return told || endpoint === '' ? { told } : faults.refused(tooManyDevices);
    },
  };
}

const nothing = { endpoint: '', p256dh: '', auth: '', shows_name: false };
