export { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
