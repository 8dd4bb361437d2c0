import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { limitFiles } from './page-rate-limit.ts';
import type { RateLimits } from './rate-limit/rate-limit.ts';

export async function serveOpenApi(api: FastifyInstance, rateLimits: RateLimits | undefined) {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kickstand', description: 'A marketplace for second-hand motorbikes', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await api.register(async (reader) => {
    if (rateLimits) limitFiles(reader, rateLimits, 'docs');
    await reader.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: api.prefix,
      staticCSP: true,
      theme: { title: 'The calls of Kickstand' },
    });
  });
}
