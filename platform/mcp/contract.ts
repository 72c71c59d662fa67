/** The row by which an assistant outside uses the tools of its owner (Model Context Protocol, streamable HTTP). */
import { z } from 'zod'
import { defineRows, protocolOf } from '../contract/index.ts'

export const mcpRows = defineRows({
  'mcp.call': {
    method: 'POST',
    asks: true,
    path: '/mcp',
    group: 'general',
    access: { session: 'bearer', tokensOnly: true },
    summary:
      'Takes a message of the Model Context Protocol and answers it in JSON; keeps nothing between calls',
    // The body is one message: lists of messages were taken out of the protocol, and would pass the limits as one
    // call.
    body: z.looseObject({ jsonrpc: z.literal('2.0') }),
    price: 1,
    answer: protocolOf('application/json'),
    errors: ['request.busy'],
    sample: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  },
})
