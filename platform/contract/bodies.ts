/** Writes the body of a call in the form that its row takes. */
import type { Route } from './rows.ts'

interface WrittenBody {
  body: string | URLSearchParams | FormData | undefined
  /** Undefined if `fetch` sets the type itself, with the boundary of the parts. */
  contentType?: 'application/json'
}

export function bodyOf({ form }: Pick<Route, 'form'>, body: unknown): WrittenBody {
  if (body === undefined) return { body: undefined }
  if (form === undefined) return { body: JSON.stringify(body), contentType: 'application/json' }
  return { body: filled(form === 'multipart' ? new FormData() : new URLSearchParams(), body) }
}

/** Undefined and null values are left out; a list becomes one field for each of its values. */
function filled<Form extends FormData | URLSearchParams>(form: Form, body: unknown): Form {
  for (const [name, value] of Object.entries(body ?? {}))
    for (const one of [value].flat()) if (one !== undefined && one !== null) append(form, name, one)
  return form
}

function append(form: FormData | URLSearchParams, name: string, value: unknown): void {
  if (value instanceof Blob && form instanceof FormData) form.append(name, value)
  else form.append(name, String(value))
}
