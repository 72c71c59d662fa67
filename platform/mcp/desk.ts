/** The call by which assistants outside use tools. Every call has a server of its own, and nothing is kept after it. */
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { createSeats } from '../access/index.ts'
import type { AnyCall } from '../call/index.ts'
import type { ProtocolHeaders, ProtocolResponse } from '../contract/index.ts'
import { type Desk, desk } from '../http/index.ts'
import { mcpRows } from './contract.ts'
import { type McpParts, mcpServer } from './server.ts'

/** A tool may search; so many calls of one office leave the server free for others. */
const bounds = { inAll: 12, perOffice: 4, perPerson: 6, waiting: 12 }

export function mcpDesk(parts: McpParts): Desk {
  const seats = createSeats(bounds)
  return desk(mcpRows, {
    'mcp.call': (call, { body, headers }) =>
      seats.during(call, async () => answered(await respond(parts, call, requestWith(body, headers)))),
  })
}

/** Clients of the protocol before 2025 open with `initialize`; later ones identify themselves with each call. */
async function respond(parts: McpParts, call: AnyCall, request: Request): Promise<Response> {
  const server = mcpServer(parts, call)
  if (await isLegacyRequest(request)) {
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    const response = await transport.handleRequest(request)
    return finished(response, () => server.close())
  }
  const handler = createMcpHandler(() => server, {
    legacy: 'reject',
    // Subscriptions are switched off, because the tools of a token do not change.
    maxSubscriptions: 0,
  })
  return finished(await handler.fetch(request), () => handler.close())
}

async function finished(response: Response, close: () => Promise<void>): Promise<Response> {
  const text = await response.text()
  await close()
  return new Response(text === '' ? null : text, { status: response.status, headers: response.headers })
}

/** Builds the request that the protocol expects, from a call that was read and checked already. */
function requestWith(body: unknown, headers: ProtocolHeaders): Request {
  const own = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'))
  return new Request('http://mizan.invalid/api/mcp', {
    method: 'POST',
    headers: {
      ...Object.fromEntries(own),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify(body),
  })
}

async function answered(response: Response): Promise<ProtocolResponse> {
  return { status: response.status, body: response.body ? await response.text() : null }
}
