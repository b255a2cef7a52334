/**
 * Writes one JSON line for each event. No line may identify a visitor: no addresses, query strings or bodies, and of an
 * error only its message and place.
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

/** The same lines for events outside a request. */
export const log = {
  info: (message: string) => line(30, message),
  error: (message: string) => line(50, message),
};
