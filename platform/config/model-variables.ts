/** Environment variables of the language model that the assistant may write with. */
import { z } from 'zod'
import { publicAddress, variable, wholeNumber } from './variable.ts'

export const modelVariables = {
  modelUrl: variable({
    env: 'MODEL_URL',
    meaning:
      'Service of a language model; questions and passages are sent to it. Without it the assistant answers with quotes alone',
    expected: 'an address such as http://localhost:8000/v1 or https://api.anthropic.com/v1',
    needs: ['MODEL_NAME'],
    schema: publicAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  }),
  modelKind: variable({
    env: 'MODEL_KIND',
    meaning: 'Whose calls that service understands',
    default: 'openai',
    expected: 'openai or anthropic',
    schema: z.enum(['openai', 'anthropic']),
  }),
  modelName: variable({
    env: 'MODEL_NAME',
    meaning: 'Name of the model',
    expected: 'the name of a model',
    needs: ['MODEL_URL'],
    schema: z.string().min(1).max(200).optional(),
  }),
  modelKey: variable({
    env: 'MODEL_KEY',
    meaning: 'Key of that service, if it needs one',
    expected: 'a key',
    needs: ['MODEL_URL'],
    schema: z.string().min(1).max(500).optional(),
    secret: true,
  }),
  modelDailyTokens: variable({
    env: 'MODEL_DAILY_TOKENS',
    meaning:
      'Tokens that one office may use in a day, read and written together; after that it is answered with quotes',
    default: '500000',
    expected: 'a whole number from 0 to 999999999',
    schema: wholeNumber(0, 999_999_999),
  }),
  modelInputPrice: variable({
    env: 'MODEL_INPUT_PRICE',
    meaning: 'What a million tokens that the model reads cost, in hundredths of the currency of its bill',
    default: '0',
    expected: 'a whole number from 0 to 999999',
    schema: wholeNumber(0, 999_999),
  }),
  modelOutputPrice: variable({
    env: 'MODEL_OUTPUT_PRICE',
    meaning: 'The same for a million tokens that it writes',
    default: '0',
    expected: 'a whole number from 0 to 999999',
    schema: wholeNumber(0, 999_999),
  }),
}
