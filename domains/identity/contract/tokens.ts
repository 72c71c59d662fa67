/** Personal tokens: with one, a program of its owner uses the tools of an assistant. */
import { defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { identityAudit } from '../audit.ts'
import { NewToken, PersonalToken, TokenOrder } from '../token-schemas.ts'

const group = 'user'
const renews = ['tokens.list', 'user.sessions'] as const

export const tokenRows = defineRows({
  'tokens.list': {
    method: 'GET',
    path: '/user/tokens',
    group,
    access: { session: 'bearer' },
    summary: 'Lists the personal tokens of the caller that can still be used',
    answer: z.object({ items: z.array(PersonalToken) }),
    errors: [],
    sample: {},
  },
  'tokens.create': {
    method: 'POST',
    path: '/user/tokens/create',
    group,
    access: { session: 'bearer', proof: ['password'], limit: { calls: 10, seconds: 60 } },
    summary: 'Makes a personal token, which is shown this one time and opens only the tools of its scopes',
    body: TokenOrder,
    answer: NewToken,
    errors: ['auth.wrong_password', 'auth.too_many_tries', 'token.too_many'],
    fails: { tr: 'Bağlantı oluşturulamadı.', en: 'Failed to make the connection.' },
    renews,
    audit: identityAudit['token.created'],
    sample: { body: { name: 'Asistanım', scopes: ['research'], days: 90, password: 'Ornek-Parola-1' } },
  },
  'tokens.revoke': {
    method: 'POST',
    path: '/user/tokens/{tokenId}/revoke',
    group,
    access: { session: 'bearer' },
    summary: 'Ends a personal token of the caller',
    params: z.object({ tokenId: z.string().min(1).max(64) }),
    answer: done,
    errors: ['token.not_found'],
    fails: { tr: 'Bağlantı kaldırılamadı.', en: 'Failed to remove the connection.' },
    renews,
    audit: identityAudit['token.revoked'],
    sample: { params: { tokenId: 'sample' } },
  },
})
