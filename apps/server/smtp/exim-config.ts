/** What a server of a test is configured by. */
interface EximSetup {
  folder: string;
  port: number;
  uid: number;
  gid: number;
  login: { user: string; password: string };
}

/**
 * The configuration of exim4: loopback only, its own files only, and no right that its account does not have. It signs
 * its own certificate, offers a login only when the connection is encrypted, refuses recipients without a mailbox (550),
 * and those of others while the files `busy` or `greylisting` are there (451).
 */
export const eximConfig = ({ folder, port, uid, gid, login }: EximSetup): string => `
DIR = ${folder}
exim_user = ${uid}
exim_group = ${gid}
admin_groups = ${gid}
never_users =
keep_environment =
deliver_drop_privilege = true
spool_directory = DIR/spool
log_file_path = DIR/log/%slog
pid_file_path = DIR/exim.pid
primary_hostname = mail.example.ir
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
host_lookup =
tls_advertise_hosts = *
auth_advertise_hosts = \${if eq{$tls_in_cipher}{}{}{*}}
acl_smtp_mail = accept
acl_smtp_rcpt = recipient

begin acl
recipient:
  deny message = log in first
       !authenticated = *
  deny message = no such mailbox
       !local_parts = lsearch;DIR/people
  defer message = try again later
        condition = \${if exists{DIR/busy}}
  defer message = greylisted, please try again
        local_parts = lsearch;DIR/people
        condition = \${if exists{DIR/greylisting}}
        condition = \${if exists{DIR/seen/$local_part_data}{no}{yes}}
        set acl_m_seen = \${run{/usr/bin/touch DIR/seen/$local_part_data}}
  accept

begin routers
mailbox:
  driver = accept
  domains = example.ir
  local_parts = lsearch;DIR/people
  transport = maildir

begin transports
maildir:
  driver = appendfile
  directory = DIR/mail/$local_part_data
  maildir_format
  return_path_add
  envelope_to_add

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{$auth2}{${login.user}}}{eq{$auth3}{${login.password}}}}}
  server_set_id = $auth2
`;
