/** A place that the server fills at each request (`server/page-parts.ts`). */
import { html, Markup } from '../../rules/html.ts'

type Part = 'plans' | 'proof' | 'qr' | 'films' | 'office' | 'phone'

/** `otherwise`: the content if the server has nothing to write. */
export const serverPart = (name: Part, otherwise: Markup = html``): Markup =>
  new Markup(`<!--part:${name}-->${otherwise}<!--end-->`)
