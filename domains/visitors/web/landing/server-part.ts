/** A place that the server fills when the page is asked for (`server/page-parts.ts`). */
import { html, Markup } from '../../rules/html.ts'

type Part = 'plans' | 'proof' | 'qr' | 'films' | 'office' | 'phone'

/** `otherwise`: what stands there if the server has nothing to say. */
export const serverPart = (name: Part, otherwise: Markup = html``): Markup =>
  new Markup(`<!--part:${name}-->${otherwise}<!--end-->`)
