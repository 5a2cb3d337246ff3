-- Pictures that nobody set are made where they are asked for, and no longer stored.
UPDATE "users" SET "picture" = NULL
 WHERE starts_with("picture", 'https://s.gravatar.com/avatar/'
   || md5(lower(coalesce("email", "username", "phone_number", ''))) || '?s=480&r=pg&d=');

UPDATE "identities" SET "profile_data" = "profile_data" - 'picture'
 WHERE starts_with("profile_data" ->> 'picture', 'https://s.gravatar.com/avatar/'
   || md5(lower(coalesce("profile_data" ->> 'email', "profile_data" ->> 'username',
      "profile_data" ->> 'phone_number', ''))) || '?s=480&r=pg&d=');
