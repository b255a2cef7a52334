import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { UserError } from '../build/user-error.ts';

/** Checks that the port is free, or finds one for 0. Astro would silently take the next port. */
export async function takePort(port: number, otherwise: string): Promise<number> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening').catch((error) => {
    if (error.code === 'EACCES')
      throw new UserError(`Port ${port} is for the system alone: set PORT to one above 1023.`);
    throw new UserError(`Port ${port} is taken by another program: ${otherwise}`);
  });
  const taken = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return taken;
}
