-- Settles texts that were being sent when their server stopped, so that they do not stay 'sending'
-- forever. `p_delivery` is the result to record: 'outbox' if texts only go to the outbox, where the
-- row is all there is; 'unknown' if a provider may or may not have been called in time.
-- Returns the number of texts settled.
create function private.settle_stranded_sms(p_delivery text, p_older interval)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  settled integer;
begin
  update private.sms_outbox as o
  set delivery = p_delivery, error_code = 'stranded', settled_at = clock_timestamp()
  where o.delivery = 'pending' and o.created_at <= clock_timestamp() - p_older;
  get diagnostics settled = row_count;
  return settled;
end;
$$;

revoke all on function private.settle_stranded_sms(text, interval) from public;
grant execute on function private.settle_stranded_sms(text, interval) to service_role;
