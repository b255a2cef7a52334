import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisedIn } from '../../contract/promise.ts';
import { dueAt } from '../../contract/running-time.ts';
import { answerByHeader, functionsPath, submissionsPath } from '../../contract/wire.ts';
import type { Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import type { Intake } from '../intake.ts';
import { chooseShape } from '../language/body.ts';
import { callFunction } from '../language/functions.ts';
import { parseQuery } from '../language/query.ts';
import type { Answer } from '../language/statements.ts';
import { visitorFaults } from '../requests/answers.ts';
import { createIdentify } from '../requests/callers.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import { actions } from './actions.ts';

type Options = {
  store: Store;
  isUp: () => Promise<boolean>;
  freeTimes: FreeTimes;
  intake: Intake;
  callTerms: { zone: string };
  serviceKey: string;
};

/** Answers like PostgREST for our one table and the functions of the contract. */
export async function dataInterface(app: FastifyInstance, options: Options) {
  const { store, isUp, freeTimes, intake, callTerms, serviceKey } = options;
  const identify = createIdentify(serviceKey);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const refusal = intake.reject(request, identify(request.headers));
    if (refusal) return refuse(reply, refusal);
  });

  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    const refusal = requestFaults[error.code ?? ''];
    if (refusal) return refuse(reply, refusal(request));
    throw error;
  });

  app.all(submissionsPath, async (request, reply) => {
    const promised = promisedIn(callTerms.zone);
    if (request.method === 'POST' && promised.hours)
      reply.header(answerByHeader, new Date(dueAt(Date.now(), promised)).toISOString());
    return send(reply, await act(request));
  });
  app.all<{ Params: { name: string } }>(`${functionsPath}/:name`, async (request, reply) =>
    send(reply, await call(request, request.params.name)),
  );

  app.all<{ Params: { '*': string } }>('/rest/v1/*', async (request, reply) =>
    refuse(reply, faults.unknownTable(request.params['*'])),
  );

  async function act(request: FastifyRequest) {
    const action = actions[request.method];
    if (!action) return faults.badMethod(request.method, Object.keys(actions));
    const asker = identifyAsker(request);
    if (asker instanceof WireFault) return asker;
    const query = parseQuery(new URL(request.url, 'http://localhost').searchParams);
    if (query instanceof WireFault) return query;
    return action({ store, isUp, intake, request, query, ...asker });
  }

  async function call(request: FastifyRequest, name: string) {
    const asker = identifyAsker(request);
    if (asker instanceof WireFault) return asker;
    return callFunction({ name, request, ...asker }, { store, freeTimes });
  }

  /** Identifies the caller and the shape of the answer. */
  function identifyAsker({ headers }: FastifyRequest) {
    const profile = headers['accept-profile'] ?? headers['content-profile'] ?? 'public';
    if (profile !== 'public') return faults.unknownSchema(String(profile));
    const caller = identify(headers);
    if (caller instanceof WireFault) return caller;
    const shape = chooseShape(headers.accept);
    return shape instanceof WireFault ? shape : { caller, shape };
  }
}

const requestFaults: Record<string, (request: FastifyRequest) => WireFault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: visitorFaults.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ headers }) =>
    faults.badBody(`Content-Type not acceptable: ${headers['content-type']}`),
};

function send(reply: FastifyReply, answer: Answer | WireFault) {
  if (answer instanceof WireFault) return refuse(reply, answer);
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

function refuse(reply: FastifyReply, { status, headers, error }: WireFault) {
  if (status === 500) reply.log.error({ code: error.code }, 'unexpected refusal by the database');
  return reply.code(status).headers(headers).send(error);
}
