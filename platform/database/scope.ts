/**
 * A scope says whose rows code may touch. It cannot be written as a literal: the brand prevents other code from
 * type-checking, and the registry prevents it from running.
 */

declare const brand: unique symbol

/** The rows of one office. */
export type OfficeScope = {
  readonly kind: 'office'
  readonly officeId: string
  readonly [brand]: 'office'
}

/** Accounts, sessions, and work across offices. */
export type SystemScope = { readonly kind: 'system'; readonly [brand]: 'system' }

export type Scope = OfficeScope | SystemScope

const genuine = new WeakSet<object>()

/** Called only by the makers of scopes. */
export function registerScope<Made extends Scope>(fields: Omit<Made, typeof brand>): Made {
  const scope = Object.freeze({ ...fields }) as unknown as Made
  genuine.add(scope)
  return scope
}

/** @throws TypeError for a scope that no maker made */
export function assertGenuineScope(scope: Scope): void {
  if (!genuine.has(scope)) throw new TypeError('This scope was not made by a call or a transaction')
}

/** The value with which row-level security compares: the id of the office, or `*` for the system. */
export function scopeSetting(scope: Scope): string {
  assertGenuineScope(scope)
  return scope.kind === 'office' ? scope.officeId : '*'
}
