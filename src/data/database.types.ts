// Generated from supabase/migrations by `npm run generate:types`. `npm test` checks that this file matches the migrations.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      mechanic_applications: {
        Row: {
          answered_at: string | null;
          city: string;
          created_at: string;
          email_address: string;
          email_key: string | null;
          full_name: string;
          id: string;
          language: string;
          phone_number: string;
          postal_code: string;
          street_address: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          city: string;
          created_at?: string;
          email_address: string;
          email_key?: never;
          full_name: string;
          id?: string;
          language?: string;
          phone_number: string;
          postal_code: string;
          street_address: string;
        };
        Update: {
          answered_at?: string | null;
          city?: string;
          created_at?: string;
          email_address?: string;
          email_key?: never;
          full_name?: string;
          id?: string;
          language?: string;
          phone_number?: string;
          postal_code?: string;
          street_address?: string;
        };
        Relationships: [];
      };
      registered_users: {
        Row: {
          created_at: string;
          email_id: string;
          email_key: string | null;
          id: string;
          language: string;
          postal_code: string;
          referrer: string | null;
          user_agent: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email_id: string;
          email_key?: never;
          id?: string;
          language?: string;
          postal_code: string;
          referrer?: string | null;
          user_agent: string;
        };
        Update: {
          created_at?: string;
          email_id?: string;
          email_key?: never;
          id?: string;
          language?: string;
          postal_code?: string;
          referrer?: string | null;
          user_agent?: string;
        };
        Relationships: [];
      };
      user_sessions: {
        Row: {
          created_at: string;
          id: number;
          interaction_data: Json | null;
          interaction_target: string | null;
          interaction_type: string;
          page_url: string;
          referrer: string | null;
          session_id: string;
          user_agent: string;
          user_id: string | null;
          viewport_height: number;
          viewport_width: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: never;
          interaction_data?: Json | null;
          interaction_target?: string | null;
          interaction_type: string;
          page_url: string;
          referrer?: string | null;
          session_id: string;
          user_agent: string;
          user_id?: string | null;
          viewport_height: number;
          viewport_width: number;
        };
        Update: {
          created_at?: string;
          id?: never;
          interaction_data?: Json | null;
          interaction_target?: string | null;
          interaction_type?: string;
          page_url?: string;
          referrer?: string | null;
          session_id?: string;
          user_agent?: string;
          user_id?: string | null;
          viewport_height?: number;
          viewport_width?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      [_ in never]: never;
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
  reporting: {
    Tables: {
      [_ in never]: never;
    };
    Views: {
      at_a_glance: {
        Row: {
          applications: number | null;
          oldest_unanswered_at: string | null;
          registrations: number | null;
          registrations_7_days_before: number | null;
          registrations_by_bots: number | null;
          registrations_last_7_days: number | null;
          unanswered_applications: number | null;
          visits_7_days_before: number | null;
          visits_last_7_days: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      campaigns: {
        Row: {
          campaign: string | null;
          medium: string | null;
          registered: number | null;
          registered_percent: number | null;
          source: string | null;
          visits: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      demand_by_area: {
        Row: {
          area: string | null;
          drivers: number | null;
          drivers_per_mechanic: number | null;
          mechanics: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      devices: {
        Row: {
          device: string | null;
          registered: number | null;
          registered_percent: number | null;
          visits: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      events_by_day: {
        Row: {
          day: string | null;
          kind: string;
          target: string | null;
          visits: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      languages: {
        Row: {
          language: string;
          percent: number | null;
          registrations: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      referrers_by_host: {
        Row: {
          host: string | null;
          on_the_list: number | null;
          registered: number | null;
          registered_percent: number | null;
          visits: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      registrations_by_day: {
        Row: {
          day: string | null;
          registrations: number | null;
          running_total: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      storage: {
        Row: {
          content: string | null;
          full_percent: number | null;
          megabytes: number | null;
          rows: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      [_ in never]: never;
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
  reporting: {
    Enums: {},
  },
} as const;
