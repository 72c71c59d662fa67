/** Environment variables of the service whose vectors order passages by meaning. */
import { z } from 'zod'
import { publicAddress, variable } from './variable.ts'

export const embeddingVariables = {
  embeddingUrl: variable({
    env: 'EMBEDDING_URL',
    meaning:
      'Service that turns texts into vectors, by the calls of OpenAI; questions without their secrets and passages of published texts are sent to it. Without it passages are ordered by words and citations',
    expected: 'an address such as http://localhost:8000/v1',
    needs: ['EMBEDDING_NAME'],
    schema: publicAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  }),
  embeddingName: variable({
    env: 'EMBEDDING_NAME',
    meaning: 'Name of its model',
    expected: 'the name of a model',
    needs: ['EMBEDDING_URL'],
    schema: z.string().min(1).max(200).optional(),
  }),
  embeddingKey: variable({
    env: 'EMBEDDING_KEY',
    meaning: 'Key of that service, if it needs one',
    expected: 'a key',
    needs: ['EMBEDDING_URL'],
    schema: z.string().min(1).max(500).optional(),
    secret: true,
  }),
}
