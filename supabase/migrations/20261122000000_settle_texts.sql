-- A text that was being sent when its server ended is settled, so that it is not 'being sent' for
-- ever. `p_delivery` is what is known of it: 'outbox' where texts only ever go there, which needs
-- nothing but the row; 'unknown' where a provider may or may not have been asked in time.
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
