/**
 * One JSON line an event. Nothing here may tell one visitor from another: no addresses, no query strings,
 * no bodies, and of an error only what it says and where.
 */
export const logger = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    req: ({ method }: { method: string }) => ({ method }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  },
};

const line = (level: number, message: string) =>
  console.log(JSON.stringify({ level, time: new Date().toISOString(), msg: message }));

/** The same lines for what happens outside a request. */
export const log = {
  info: (message: string) => line(30, message),
  error: (message: string) => line(50, message),
};
