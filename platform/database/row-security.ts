/**
 * Row-level security: the second line of defence behind the scopes. Even a query that forgets to name the company sees
 * only the rows of its own.
 */

/** Name of the policy that every table with rows of offices carries. */
export const TENANT_POLICY = 'tenant'

const MATCHES = `(company_id::text = nullif(current_setting('app.company_id', true), '')
  or current_setting('app.company_id', true) = '*')`

/**
 * SQL for a migration: the rows of `table` are visible and writable only inside a transaction whose scope is
 * their company, or the system. The table must have a column `company_id`. `force` binds the owner as well;
 * only a superuser or a role with BYPASSRLS still sees everything.
 */
export function tenantPolicy(table: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy ${TENANT_POLICY} on ${table} using ${MATCHES} with check ${MATCHES};`
}

/** The same for a table that also has rows without a company, which only the system writes and reads. */
export function tenantOrSystemPolicy(table: string): string {
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy ${TENANT_POLICY} on ${table} using ${MATCHES} with check (company_id is null or ${MATCHES});`
}

/** For tables of the system alone, such as accounts and sessions: the scope of an office sees none of their rows. */
export function systemPolicy(table: string): string {
  const isSystem = `current_setting('app.company_id', true) = '*'`
  return `
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy ${TENANT_POLICY} on ${table} using (${isSystem}) with check (${isSystem});`
}

/**
 * Makes every policy above read its scope once in a statement. A policy as its migration wrote it reads the scope for
 * each row, which is most of the cost of reading a long list. It can be run again; policies that are already changed
 * stay as they are.
 */
export const READ_SCOPE_ONCE = `
  do $$
  declare of record;
  begin
    for of in select tablename from pg_policies
      where schemaname = 'public' and policyname = '${TENANT_POLICY}' and qual like '%company_id%NULLIF(%' and qual not like '%SELECT%'
    loop
      execute format('alter policy ${TENANT_POLICY} on %I using (
        (select nullif(current_setting(''app.company_id'', true), '''')) in (company_id::text, ''*''))', of.tablename);
    end loop;
  end $$`
